import type { Phase } from '#engine/record/phase';
import { recorderOf } from '#engine/record/recorder';
import { loseWorks } from '#engine/reorganise/lose-works';
import { starveUnits } from '#engine/losses/starve-units';
import { takeSight } from '#engine/sight/take-sight';
import { cite } from '#kernel/reasons/cite';
import { drawSupply } from './draw-supply.ts';
import { launchStrikes } from './launch-strikes.ts';
import { layMinefields } from './lay-minefields.ts';
import { markShortages } from './mark-shortages.ts';
import { minelayingOf } from './minelaying-of.ts';
import { raidSystems } from './raid-systems.ts';
import { raiseRaids } from './raise-raids.ts';
import { recoverMinefields } from './recover-minefields.ts';
import { redeployUnits } from './redeploy-units.ts';
import { resupplyUnits } from './resupply-units.ts';
import { setBlockades } from './set-blockades.ts';
import { setOrdnance } from './set-ordnance.ts';
import { sweepMinefields } from './sweep-minefields.ts';
import { theatreOf } from './theatre-of.ts';

/**
 * Raiders come. Minefields are laid, recovered and swept. Then blockades and supply routes are settled by the forces
 * that were there before. Units without a route go without supply, or get emergency supply. Units in supply take
 * ordnance, are redeployed, or strike at an adjacent system.
 * @rule MOV-8 @rule SUP-1 @rule SUP-2 @rule SUP-3 @rule SUP-7 @rule SUP-8 @rule SUP-9 @rule SUP-10
 */
export const supplyPhase: Phase = {
  id: 'supply',
  cite: cite('SUP-7'),
  why: 'Supply is drawn where fleets stand after their moves, and tells in the battles that follow.',
  run: (input) => {
    const record = recorderOf(input.state);
    const theatre = theatreOf(input.state);
    raidSystems(record, input);
    const minelaying = minelayingOf(record);
    const laid = layMinefields(minelaying, input.orders);
    recoverMinefields(minelaying, input.orders, laid);
    sweepMinefields(record, theatre, input.rules);
    setBlockades(record, theatre, input.rules);
    markShortages(record, input, theatre);
    const hungry = drawSupply(record, theatre);
    resupplyUnits(record, input, hungry);
    starveUnits(record, hungry);
    setOrdnance(record, input.orders);
    const redeployed = redeployUnits(record, input, { theatre, hungry, laid });
    loseWorks(record, input.state);
    raiseRaids(record);
    launchStrikes(record, input, { theatre, hungry, redeployed });
    takeSight(record, input);
    return { done: true, ...record.result(), decided: [] };
  },
};
