/** Other words that people begin an order with, and the word of the order. */
export const VERB_ALIASES: Readonly<Record<string, string>> = {
  colonise: 'colonize',
  fly: 'move',
  go: 'move',
  land: 'invade',
  peace: 'offer',
  productivity: 'develop',
  research: 'invest',
  send: 'move',
  settle: 'colonize',
  specialize: 'specialise',
  tech: 'invest',
  war: 'declare',
};
