import { homePage } from '#app/content/page-words/home-page';
import { useKeptWords } from '#app/pwa/designs/use-kept-words';
import { LinkButton } from '#app/ui/buttons/link-button';

interface Props {
  className?: string;
  variant?: 'line';
  /** The words and the price on two lines. */
  stacked?: boolean;
  onClick?: () => void;
}

/** The way to the builder, and back to the room that is in it. */
export function BuildLink({ stacked, ...rest }: Props) {
  const words = useKeptWords() ?? homePage.hero.buildButton;
  const [first, price] = stacked ? words.split(' · ') : [words];
  return (
    <LinkButton to="/builder" {...rest}>
      {first} {price && <span>{price}</span>}
    </LinkButton>
  );
}
