/**
 * Solves a system of linear equations by elimination with row pivots.
 *
 * @param rows one array an equation: its factors, then its right side
 * @returns the unknowns; null where the equations do not determine them
 */
export function solve(rows: readonly (readonly number[])[]): number[] | null {
  const matrix = rows.map((row) => [...row]);
  const size = matrix.length;
  const cell = (row: number, column: number) => matrix[row]?.[column] ?? 0;
  for (let step = 0; step < size; step += 1) {
    let pivot = step;
    for (let row = step + 1; row < size; row += 1)
      if (Math.abs(cell(row, step)) > Math.abs(cell(pivot, step))) pivot = row;
    const chosen = matrix[pivot];
    const moved = matrix[step];
    if (!chosen || !moved || Math.abs(cell(pivot, step)) < 1e-12) return null;
    matrix[pivot] = moved;
    matrix[step] = chosen;
    for (const [row, target] of matrix.entries()) {
      if (row === step) continue;
      const share = cell(row, step) / cell(step, step);
      if (share === 0) continue;
      for (let column = step; column <= size; column += 1)
        target[column] = cell(row, column) - share * cell(step, column);
    }
  }
  return matrix.map((_, row) => cell(row, size) / cell(row, row));
}

/** The parameters that fit best, and how sure they are. */
export interface Fit {
  readonly parameters: readonly number[];
  /** The sum of the squares that is left. */
  readonly cost: number;
  /** The normal matrix: its inverse is the covariance, if each residual is in units of its standard deviation. */
  readonly normal: readonly (readonly number[])[];
}

const ROUNDS = 60;

/**
 * Finds the parameters with the least sum of squared residuals, near a beginning (Levenberg–Marquardt: Marquardt
 * 1963, with numerical derivatives).
 *
 * @param residuals null where the parameters are impossible
 * @param steps for the derivative of each parameter
 */
export function fit(
  residuals: (parameters: readonly number[]) => readonly number[] | null,
  beginning: readonly number[],
  steps: readonly number[],
): Fit | null {
  let parameters = [...beginning];
  let left = residuals(parameters);
  if (left === null) return null;
  let damping = 1e-3;
  let cost = squares(left);
  for (let round = 0; round < ROUNDS && damping < 1e12; round += 1) {
    const slopes = derivatives(residuals, parameters, steps);
    if (slopes === null) return null;
    const [normal, towards] = [normalOf(slopes), gradientOf(slopes, left)];
    const by = solve(
      normal.map((row, n) => [
        ...row.map((value, m) => (m === n ? value * (1 + damping) + 1e-12 : value)),
        -(towards[n] ?? 0),
      ]),
    );
    const tried = by && parameters.map((value, n) => value + (by[n] ?? 0));
    const after = tried && residuals(tried);
    const newCost = after ? squares(after) : Number.POSITIVE_INFINITY;
    if (!tried || !after || !(newCost <= cost)) {
      damping *= 10;
      continue;
    }
    const gain = cost - newCost;
    [parameters, left, cost] = [tried, after, newCost];
    damping = Math.max(1e-12, damping / 10);
    if (
      gain <= 1e-14 * (1 + cost) &&
      by.every((move, n) => Math.abs(move) < 1e-3 * (steps[n] ?? 1))
    )
      break;
  }
  const slopes = derivatives(residuals, parameters, steps);
  return slopes && { parameters, cost, normal: normalOf(slopes) };
}

/** Central differences: a row a parameter. */
function derivatives(
  residuals: (parameters: readonly number[]) => readonly number[] | null,
  at: readonly number[],
  steps: readonly number[],
): number[][] | null {
  const rows: number[][] = [];
  for (const [n, step] of steps.entries()) {
    const moved = (by: number) => residuals(at.map((value, m) => (m === n ? value + by : value)));
    const [above, below] = [moved(step), moved(-step)];
    if (above === null || below === null) return null;
    rows.push(above.map((value, m) => (value - (below[m] ?? 0)) / (2 * step)));
  }
  return rows;
}

function normalOf(slopes: readonly (readonly number[])[]): number[][] {
  return slopes.map((one) => slopes.map((other) => product(one, other)));
}

function gradientOf(slopes: readonly (readonly number[])[], left: readonly number[]): number[] {
  return slopes.map((slope) => product(slope, left));
}

/** The inverse of a symmetric matrix; null where there is none. */
export function inverse(matrix: readonly (readonly number[])[]): number[][] | null {
  const columns = matrix.map((_, n) => solve(matrix.map((row, m) => [...row, m === n ? 1 : 0])));
  const found = columns.filter((column) => column !== null);
  return found.length === matrix.length ? found : null;
}

function product(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, n) => sum + value * (other[n] ?? 0), 0);
}

function squares(values: readonly number[]): number {
  return product(values, values);
}
