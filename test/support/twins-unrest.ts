import { SPECIALISATIONS, type StarSystem } from '#model/campaign/system';
import type { Choices } from './proof-choices.ts';
import { showsRebellion } from './shows-rebellion.ts';
import { type Making, hiddenSystemsOf } from './twins-draft.ts';

/** Rebels stand in a colony that is in rebellion, martial law in any. */
function unrestOf({ census, morale }: StarSystem, choices: Choices): Partial<StarSystem> {
  const martialLaw = choices.percent(40);
  if (choices.percent(60)) return { martialLaw, rebels: 0, morale: Math.max(1, morale) };
  return { martialLaw, morale: 0, rebels: choices.below(census + 1) };
}

/** What of colonies out of sight is in nobody’s papers but their owners’: rebels, martial law, specialisation. */
export function changeUnrest(making: Making): void {
  const { draft, choices, viewer, oracle } = making;
  const { systems } = draft.tables;
  for (const id of hiddenSystemsOf(making)) {
    const system = systems[id]!;
    if (system.owner === null || system.owner === viewer || system.census === 0) continue;
    const kind = choices.pick([null, ...SPECIALISATIONS]);
    const specialisation = choices.percent(50) ? { kind, since: choices.below(3) } : null;
    // Who is fed from there would see it become nobody’s (COL-6).
    const isOpen =
      oracle.isBesieged(id) || oracle.ground.showsTroops(id) || showsRebellion(making, system);
    const unrest = isOpen ? {} : unrestOf(system, choices);
    systems[id] = { ...system, specialisation, ...unrest };
  }
}

/** Lanes off the map of systems out of sight, with what trade there was rolled, and how far others are with their surveys. */
export function changeFrontiers(making: Making): void {
  const { draft, choices, viewer, oracle } = making;
  const { systems, knownSystems } = draft.tables;
  for (const id of hiddenSystemsOf(making)) {
    const offMapLanes = choices.below(3);
    const isRolled = offMapLanes > 0 && choices.percent(50);
    const offMapTrade = isRolled ? 1 + choices.below(6) : null;
    systems[id] = { ...systems[id]!, offMapLanes, offMapTrade };
  }
  for (const row of Object.values(knownSystems)) {
    if (row.viewer === viewer || oracle.isWatched(row.system)) continue;
    knownSystems[row.id] = { ...row, surveyed: choices.below(12) };
  }
}
