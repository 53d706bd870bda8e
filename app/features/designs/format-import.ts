/** "2 designs were read in; 1 was here already." */
export function formatImport({
  added,
  alreadyHere,
}: {
  added: readonly unknown[];
  alreadyHere: number;
}): string {
  const here = `${alreadyHere} ${alreadyHere === 1 ? 'was' : 'were'} here already`;
  const count = added.length;
  if (count === 0) {
    return alreadyHere === 0 ? 'There is no design in this file.' : `Nothing to add: ${here}.`;
  }
  const read = `${count} ${count === 1 ? 'design was' : 'designs were'} read in`;
  return alreadyHere === 0 ? `${read}.` : `${read}; ${here}.`;
}
