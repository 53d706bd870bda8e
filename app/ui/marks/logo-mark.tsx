/** The mark alone: a room's plan with its door open. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 30 30" fill="none" stroke="currentColor" aria-hidden="true">
      <path strokeWidth="3.4" d="M10 27.3H2.7V2.7h24.6v24.6H23" />
      <path strokeWidth="1.4" d="M23 27.3V14.5A12.8 12.8 0 0 0 10.2 27.3" />
    </svg>
  );
}
