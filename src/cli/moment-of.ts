/** `2026-11-24 20:00`, with or without a T between, as the moment that it names in UTC. */
export const momentOf = (text: string): string => {
  const short = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(?:Z| UTC)?$/.exec(text.trim());
  return short === null ? text : `${short[1] ?? ''}T${short[2] ?? ''}:00.000Z`;
};
