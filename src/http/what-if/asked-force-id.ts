const OWN = '/own/';

/** The id of the player’s own side in a question. It names their fleets, so that they are known when the question is answered. */
export const ownForceId = (question: string, fleets: readonly string[]): string =>
  `${question}${OWN}${fleets.join('+')}`;

/** The fleets that such an id names; another id names none. */
export function fleetsInForceId(id: string): readonly string[] {
  const at = id.lastIndexOf(OWN);
  const named = at < 0 ? '' : id.slice(at + OWN.length);
  return named === '' ? [] : named.split('+');
}
