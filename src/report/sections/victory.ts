import { tableOf } from '#kernel/collections/group-by';
import { type ById, valuesById } from '#kernel/collections/tables';
import type { EmpireView, SystemView } from '#fog/views/empire-view';
import type { DesignId, SystemId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { VictoryCondition } from '#model/settings/victory';
import type { Block } from '#report/document/document';
import { formatNumber } from '#kernel/words/format-number';
import { explained, phrase, strong } from '#report/document/inline';
import { VICTORY_WORDS } from '#report/sentences/victory-words';
import { counted } from '#kernel/words/counted';
import { points } from '#report/sentences/words';
import { controllersIn } from '#rules/movement/controllers-in';
import { valueLedgerOf } from '#rules/victory/value-ledger';
import { knownDesignsOf } from '#rules/sight/known-designs-of';

/** What a condition is about, and what it asks for. */
function goalText(condition: VictoryCondition): Readonly<{ about: string; goal: string }> {
  switch (condition.kind) {
    case 'expansion':
      return { about: 'Systems', goal: `${formatNumber(condition.percent)} % of all systems` };
    case 'expansion-count':
      return { about: 'Systems', goal: counted(condition.systems, 'system') };
    case 'scientific':
      return { about: 'Tech era', goal: `era ${formatNumber(condition.era)}` };
    case 'economic':
      return { about: 'System income', goal: points(condition.income) };
    case 'dominance':
      return {
        about: 'System income',
        goal: `${formatNumber(condition.percent)} % above the second`,
      };
    case 'military':
      return { about: 'Cost of military units', goal: points(condition.cost) };
    case 'time':
      return {
        about: 'System output',
        goal: `the highest after turn ${formatNumber(condition.turn)}`,
      };
  }
}

/** A system that an unknown power owns is nobody's to count, nor is an independent colony. */
function isNotOthers({ visited }: SystemView): boolean {
  const isFree = visited?.facts.owner === null && visited.facts.settlement === 'colony';
  return !isFree && visited?.facts.owner !== 'unknown';
}

/** The systems that the reader controls, as far as they know. */
function controlledIn(view: EmpireView, designs: Designs): readonly SystemView[] {
  const { id: me } = view.empire;
  const known = valuesById(view.systems).filter((one) => one.own !== null || isNotOthers(one));
  const rows = known.map(({ id, own, visited }) => {
    const seen = visited?.facts.owner ?? null;
    return { id, owner: own === null && seen !== 'unknown' ? seen : me };
  });
  const controller = controllersIn({
    systems: tableOf(rows, ({ id }): SystemId => id),
    units: view.units,
    designs,
  });
  return known.filter(({ id }) => controller(id) === me);
}

type Designs = ById<DesignId, UnitDesign>;

/** What the reader has that counts for victory. */
function ownFacts(view: EmpireView): Parameters<typeof valueLedgerOf>[1] {
  const designs: Designs = tableOf(knownDesignsOf(view), ({ id }) => id);
  return {
    era: view.empire.era,
    controlled: controlledIn(view, designs),
    owned: valuesById(view.systems).flatMap(({ own }) => (own === null ? [] : [own])),
    units: valuesById(view.units),
    designs,
  };
}

/** The reader's own values in the conditions of victory, and what they ask for; nobody else's. @rule VIC-1 @rule FOG-15 */
export function victoryBlocks(view: EmpireView): readonly Block[] {
  const { needed, conditions } = view.rules.victory;
  if (conditions.length === 0) return [];
  const own = ownFacts(view);
  const { wonIn } = view.empire;
  const won: readonly Block[] =
    wonIn === null
      ? []
      : [
          {
            kind: 'paragraph',
            text: phrase(strong('You won the campaign'), ` in turn ${formatNumber(wonIn)}.`),
          },
        ];
  return [
    ...won,
    {
      kind: 'table',
      caption: `Victory: ${counted(needed, 'condition')} must be met`,
      columns: [
        { label: 'Condition', align: 'start', namesRow: true },
        { label: 'What counts', align: 'start' },
        { label: 'Yours', align: 'end' },
        { label: 'Needed', align: 'start' },
      ],
      rows: conditions.map((condition) => {
        const { about, goal } = goalText(condition);
        const value = explained(about, valueLedgerOf(condition.kind, own));
        return [VICTORY_WORDS[condition.kind], about, [value], goal];
      }),
      empty: '',
    },
  ];
}
