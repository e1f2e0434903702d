import { counted } from '#kernel/words/counted';
import { spreadOf } from '#app/odds/spread-of';
import type { Document } from '#report/document/document';
import type { ChanceRow } from '#report/reports/chance-table';
import { siegeOddsReport } from '#report/reports/siege-odds-report';
import type { SiegeTally } from './fight-sieges.ts';
import type { SiegePlan } from './start-of-siege.ts';
import type { SiegeWhatIf } from './siege-what-if.ts';

/** A siege that was fought many times for odds. */
export type FoughtSieges = Readonly<{
  siege: SiegeWhatIf;
  plan: SiegePlan;
  seed: string;
  tally: SiegeTally;
}>;

const turnsText = (turns: number): string =>
  turns > 1 ? `within ${counted(turns, 'turn')}` : 'in this turn';

/** The chances that matter, in the order of their reader. @rule GND-2 @rule GND-6 */
export function siegeChances({ plan, tally }: Omit<FoughtSieges, 'seed'>): readonly ChanceRow[] {
  const { start } = plan;
  const { landing, beachhead, conquest, beaten } = tally;
  const hasInvaders = start.invaders.length > 0;
  const isAssault = hasInvaders || start.landed.length + start.waiting.length > 0;
  if (!isAssault) return [];
  return [
    ...(hasInvaders ? [['The invaders get ashore in this turn', landing[0] ?? 0] as const] : []),
    [`A beachhead ${turnsText(start.turns)}`, beachhead.at(-1) ?? 0],
    ...conquest.map((count, at) => [`Conquest ${turnsText(at + 1)}`, count] as const),
    [`All attackers are lost ${turnsText(start.turns)}`, beaten],
  ];
}

/** The results of one siege fought many times, as a document. */
export function siegeReportOf(fought: FoughtSieges): Document {
  const { siege, plan, seed, tally } = fought;
  const { start, bombardment } = plan;
  const { points, massDrivers } = siege.bombardment;
  const hasFire = points > 0 || massDrivers > 0;
  return siegeOddsReport({
    place: siege.place,
    seed,
    sieges: tally.sieges,
    turns: start.turns,
    chances: siegeChances(fought),
    sides: [
      {
        role: 'Attacker',
        name: siege.attacker.name,
        units: start.landed.length + start.invaders.length + start.waiting.length,
        lost: spreadOf(tally.lost.attackers),
        left: spreadOf(tally.units.attackers),
      },
      {
        role: 'Defender',
        name: siege.defender.name,
        units: plan.defenders,
        lost: spreadOf(tally.lost.defenders),
        left: spreadOf(tally.units.defenders),
      },
    ],
    bombardment: hasFire ? { ...bombardment, points } : null,
  });
}
