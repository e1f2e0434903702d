import { ACT, noLook, ofAll } from '#app/people/look-rows';
import { fromSeat } from '#app/use-case-row';
import { copyCampaign } from '#app/usecases/campaigns/copy-campaign';
import { readFigures, readWars } from '#app/usecases/desk/read-figures';
import { readGalaxy } from '#app/usecases/desk/read-galaxy';
import { readHappenings } from '#app/usecases/desk/read-happenings';
import { readHistory } from '#app/usecases/desk/read-history';
import { readUnitRecords } from '#app/usecases/desk/read-unit-records';
import { rollOutcome } from '#app/usecases/encounters/roll-outcome';
import { publishStandings, readStandings } from '#app/usecases/desk/standings';

/** The part of the table of use cases that shows a moderator the whole galaxy and its history. */
export const GALAXY_USE_CASES = {
  copyCampaign: fromSeat(copyCampaign, (_input, { turn }) => ofAll('copy', turn)),
  // On pages of one thing, which the galaxy is read for too: one visit is one look.
  readUnitRecords: fromSeat(readUnitRecords, () => ofAll('truth')),
  readFigures: fromSeat(readFigures, () => ofAll('figures')),
  readGalaxy: fromSeat(readGalaxy, (_input, { view }) => ofAll('truth', view.turn)),
  readWars: fromSeat(readWars, ({ look = 'figures' }) => ofAll(look)),
  publishStandings: fromSeat(publishStandings, ACT),
  // On the desk beside the galaxy: both are the same look.
  readHappenings: fromSeat(readHappenings, () => ofAll('truth')),
  readHistory: fromSeat(readHistory, () => ofAll('truth')),
  rollOutcome: fromSeat(rollOutcome, () => ofAll('outcomes')),
  readStandings: fromSeat(
    readStandings,
    noLook('It shows what the moderator publishes to all players.'),
  ),
} as const;
