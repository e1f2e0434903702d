import { valuesById } from '#kernel/collections/tables';
import type { EmpireView, NeighbourView } from '#fog/views/empire-view';
import { AGREEMENT_WORDS } from '#model/campaign/agreement-words';
import { STATE_WORDS } from '#model/campaign/relation';
import { hasAtLeast } from '#rules/diplomacy/treaty-ladder';
import type { Block } from '#report/document/document';
import { phrase } from '#report/document/inline';
import { neighboursTable } from './neighbours.ts';
import { tensionHistory } from './tension-history.ts';

const listOf = (title: string, texts: readonly string[]): readonly Block[] =>
  texts.length === 0
    ? []
    : [
        { kind: 'heading', level: 3, text: title },
        { kind: 'list', items: texts.map((text) => phrase(text)) },
      ];

/** The offers that can be accepted this turn, those to the reader first. @rule DIP-5 */
function openOfferTexts({ neighbours, empire }: EmpireView): readonly string[] {
  const all = valuesById(neighbours).flatMap(({ name, offers = [] }) =>
    offers.map(({ by, offer, covert, keep }) => {
      const how = covert ? ' in secret' : '';
      const isOwn = by === empire.id;
      const text = isOwn
        ? `You offer ${name} ${AGREEMENT_WORDS[offer]}${how}`
        : `${name} offers you ${AGREEMENT_WORDS[offer]}${how}`;
      const until = isOwn ? 'until you retract it' : 'until it is retracted';
      return { isOwn, text: `${text}${keep ? `, ${until}` : ', until this turn’s Intel Phase'}.` };
    }),
  );
  return [...all.filter(({ isOwn }) => !isOwn), ...all.filter(({ isOwn }) => isOwn)].map(
    ({ text }) => text,
  );
}

/** What treaties ask of the reader: who must be defended. @rule DIP-9 */
export function dutyTexts(view: EmpireView): readonly string[] {
  const partners = valuesById(view.neighbours).filter(
    ({ state, left }) => left !== true && hasAtLeast(state, 'mutual-defense'),
  );
  return partners.flatMap((partner) => {
    const { name, state } = partner;
    const defends = `If anybody declares War on ${name}, you are at War with them too, and your treaties with them end.`;
    if (!hasAtLeast(state, 'alliance')) return [defends];
    const joins =
      view.rules.allianceWars === 'automatic'
        ? `If ${name} declares War on anybody, you are at War with them too.`
        : `If ${name} declares War on anybody, you must try to declare it too, each turn until you succeed or that war ends.`;
    return [defends, joins];
  });
}

/** What the reader keeps secret between it and another, or between a junior partner (its name) and another. @rule DIP-12 */
export const secretTextsOf = (
  { name, state, openly, covertWar }: NeighbourView,
  junior: string | null = null,
): readonly string[] => {
  const only = junior === null ? 'Only you' : `Besides you, only ${junior}`;
  const areAt = junior === null ? 'you are at' : 'they are at';
  return [
    ...(openly === undefined
      ? []
      : [
          `${only} and ${name} know that ${areAt} ${STATE_WORDS[state]}. Others think that ${areAt} ${STATE_WORDS[openly]}.`,
        ]),
    ...(covertWar === true
      ? [
          `${junior === null ? 'You are' : `${junior} is`} at War with ${name} in secret. Nobody else knows, not even ${name}.`,
        ]
      : []),
  ];
};

/** The relations of a junior partner with others, which its leader orders. @rule DIP-10 */
const juniorBlocks = ({ juniors = {}, rules }: EmpireView): readonly Block[] =>
  valuesById(juniors).flatMap(({ id, name, neighbours }) => [
    {
      kind: 'heading',
      level: 3,
      text: `You order the diplomacy of ${name}`,
    },
    neighboursTable({ neighbours, rules }, name),
    ...listOf(
      `Open offers of ${name}`,
      valuesById(neighbours).flatMap((other) =>
        (other.offers ?? []).map(({ by, offer, covert }) => {
          const [from, to] = by === id ? [name, other.name] : [other.name, name];
          return `${from} offers ${to} ${AGREEMENT_WORDS[offer]}${covert ? ' in secret' : ''}.`;
        }),
      ),
    ),
    ...listOf(
      `Secrets of ${name}`,
      valuesById(neighbours).flatMap((other) => secretTextsOf(other, name)),
    ),
  ]);

/** Who orders the reader's diplomacy, if it is not the reader. @rule DIP-10 */
function leaderTexts({ leader, neighbours }: EmpireView): readonly string[] {
  const name = leader === undefined ? undefined : neighbours[leader]?.name;
  if (name === undefined) return [];
  return [
    `${name} leads your Partnership and orders your diplomacy with all others. What is between the two of you, you order yourself.`,
  ];
}

/** What the reader has heard of others’ relations, each with its turn. @rule FOG-8 */
const heardTexts = ({ heard = [], neighbours }: EmpireView): readonly string[] =>
  heard.map(({ a, b, state, turn }) => {
    const [one, other] = [a, b].map((id) => neighbours[id]?.name ?? id);
    return `${one ?? a} and ${other ?? b}: ${STATE_WORDS[state]} (heard in turn ${String(turn)}).`;
  });

/** The reader’s relations: with all it has met, offers, duties and secrets. @rule DIP-3 @rule DIP-5 @rule DIP-9 */
export const diplomacyBlocks = (view: EmpireView): readonly Block[] => [
  neighboursTable(view),
  ...listOf('Open offers', openOfferTexts(view)),
  ...listOf('Your leader', leaderTexts(view)),
  ...listOf('Your duties', dutyTexts(view)),
  ...listOf(
    'Your secrets',
    valuesById(view.neighbours).flatMap((one) => secretTextsOf(one)),
  ),
  ...listOf('Relations of others', heardTexts(view)),
  ...tensionHistory(view),
  ...juniorBlocks(view),
];
