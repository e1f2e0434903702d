import { rowOf } from '#kernel/collections/row-of';
import { counted } from '#kernel/words/counted';
import { type KnownLane, knowledgeIdOf } from '#model/campaign/knowledge';
import type { EmpireValue } from '#model/corrections/edit';
import type { EditRules } from './edit-rule.ts';
import { missingIn } from './missing.ts';

const WORDS: Readonly<Record<EmpireValue, string>> = {
  treasury: 'Treasury',
  techPool: 'tech pool',
  era: 'era',
  advancesInHand: 'number of unused advances',
  techYears: 'gain in tech years',
  unlockChance: 'saved chance of a class',
};

/** The most of a chance in percent. @rule OPT-20 */
const SURE = 100;

/** What speaks against corrections of what an empire has and knows. */
export const EMPIRE_RULES: EditRules<
  'SetEmpireValue' | 'GivePoints' | 'SetUnlocked' | 'KnowSystem' | 'KnowLane'
> = {
  SetEmpireValue: ({ empire, value, to }, state) => {
    const missing = missingIn(state, { empires: [empire] });
    if (missing !== null) return missing;
    const row = rowOf(state.empires, empire);
    if (value === 'unlockChance' && to > SURE) return 'A chance is 100 % at most.';
    if (row[value] !== to) return null;
    return `The ${WORDS[value]} of ${row.name} is already ${String(to)}.`;
  },
  GivePoints: ({ empire, points }, state) => {
    const missing = missingIn(state, { empires: [empire] });
    if (missing !== null) return missing;
    const { name, treasury } = rowOf(state.empires, empire);
    if (points > 0 || treasury + points >= 0) return null;
    return `${name} has only ${counted(treasury, 'point')}.`;
  },
  SetUnlocked: ({ empire, design, unlocked }, state) => {
    const missing = missingIn(state, { empires: [empire] });
    if (missing !== null) return missing;
    if (!Object.hasOwn(state.designs, design)) return `There is no class ${design}.`;
    const row = rowOf(state.empires, empire);
    if (row.unlocked.includes(design) !== unlocked) return null;
    const { name } = rowOf(state.designs, design);
    return unlocked
      ? `${row.name} may build ${name} already.`
      : `${row.name} may not build ${name} as it is.`;
  },
  KnowSystem: ({ empire, system }, state) =>
    missingIn(state, { empires: [empire], systems: [system] }),
  KnowLane: ({ empire, lane }, state) => {
    const missing = missingIn(state, { empires: [empire] });
    if (missing !== null) return missing;
    if (!Object.hasOwn(state.lanes, lane)) return `There is no lane ${lane}.`;
    const known: KnownLane | undefined = state.knownLanes[knowledgeIdOf(empire, lane)];
    if (known?.class !== rowOf(state.lanes, lane).class) return null;
    return `${rowOf(state.empires, empire).name} knows this lane already.`;
  },
};
