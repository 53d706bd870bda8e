/**
 * A sentence in which amounts, measures, references, postcodes and addresses of email keep their form when a browser
 * translates it; the runtime of `app/jsx` marks those that stand alone (decision 0121).
 */
export function WithFigures({ text }: { text: string }) {
  return (
    <>
      {text.split(FIGURES).map((part, n) => (
        <span key={n} translate={n % 2 === 0 ? undefined : 'no'}>
          {part}
        </span>
      ))}
    </>
  );
}

/** In one group, so that every second part is one. */
const FIGURES = new RegExp(
  `(${[
    /[+−-]?£[\d,]+(?:\.\d+)?(?:\s?–\s?£?[\d,]+(?:\.\d+)?)?/u, // £28,450, £160–£180
    /\d+(?:\.\d+)?\s(?:m²|m|mm|cm|kWh?|°C)(?![\p{L}\d])(?:\s×\s\d+(?:\.\d+)?\sm(?![\p{L}\d]))?/u, // 4.5 m × 4 m
    /[A-Z]{2,4}-[\dA-Z]{4}-[\dA-Z]{2}/u, // MGR-7K4Q-2D
    /\b[A-Z]{1,2}\d[\dA-Z]?\s\d[A-Z]{2}\b/u, // NN1 1AA
    /[^\s@,]+@[^\s@,]+\.[\p{L}\d]+/u, // name@example.com
  ]
    .map(({ source }) => source)
    .join('|')})`,
  'u',
);
