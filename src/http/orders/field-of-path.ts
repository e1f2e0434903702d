/** Objects in an order whose fields stand in its form beside the others. */
const INNER = ['standing', 'ground'];

/** `standing.engageRatio` of an order is the field `engageRatio` of its form; `names[1]` is `names`. */
export function fieldOfPath(path: string): string {
  const [first = '', second = ''] = path.split('.');
  const own = INNER.includes(first) && second !== '' ? second : first;
  return own.replace(/\[.*$/, '');
}
