import type { Phase } from '#engine/record/phase';
import { recorderOf } from '#engine/record/recorder';
import { gatherLooseShips } from '#engine/reorganise/gather-loose-ships';
import { loseWorks } from '#engine/reorganise/lose-works';
import { reorganise } from '#engine/reorganise/reorganise';
import { takeSight } from '#engine/sight/take-sight';
import { pursueObjectives } from '#engine/worlds/pursue-objectives';
import { cite } from '#kernel/reasons/cite';
import { buildUnits } from './build-units.ts';
import { changeStatuses } from './change-statuses.ts';
import { exchangeUnits } from './exchange-units.ts';
import { finishRefits } from './finish-refits.ts';
import { finishRepairs } from './finish-repairs.ts';
import { improveLanes } from './improve-lanes.ts';
import { regainAttrition } from './regain-attrition.ts';
import { refundWorks } from './refund-works.ts';
import { scrapUnits } from './scrap-units.ts';
import { scuttleUnits } from './scuttle-units.ts';
import { sitesOf } from './sites.ts';
import { upgradeBases } from './upgrade-bases.ts';

/**
 * Units are repaired and refitted, change their status, are built, scrapped and sold, lanes are improved, civilian bases upgraded,
 * and fleets take in what is new.
 * @rule CON-1
 */
export const constructionPhase: Phase = {
  id: 'construction',
  cite: cite('CON-1'),
  why: 'Yards build with what the fighting has left of them, and new units act from next turn.',
  run: (input) => {
    const record = recorderOf(input.state);
    const sites = sitesOf(input.state, input.rules);
    refundWorks(record, input.state);
    finishRepairs(record, { ...input, sites });
    regainAttrition(record, input.state, sites);
    finishRefits(record, input.state, sites);
    changeStatuses(record, input, sites);
    improveLanes(record, input.state);
    upgradeBases(record, input.state);
    buildUnits(record, input.state, sites);
    scrapUnits(record, input, sites);
    scuttleUnits(record, input);
    exchangeUnits(record, input, sites);
    loseWorks(record, input.state);
    reorganise(record, input, 'construction');
    gatherLooseShips(record);
    pursueObjectives(record, input);
    takeSight(record, input);
    return { done: true, ...record.result(), decided: [] };
  },
};
