import type { SettingMigration } from './add-settings.ts';
import { up as gameTables } from './0001-game-tables.ts';
import { up as turnAndDeskTables } from './0002-turn-and-desk-tables.ts';
import { up as aCampaignYear } from './0003-a-campaign-year.ts';
import { up as people } from './0004-people.ts';
import { up as ordersApart } from './0005-orders-apart.ts';
import { up as turnClock } from './0006-turn-clock.ts';
import { up as deskNotes } from './0007-desk-notes.ts';
import { up as supplyAndExploration } from './0008-supply-and-exploration.ts';
import { up as playInTheGalaxy } from './0009-play-in-the-galaxy.ts';
import { up as elsewhereAndBack } from './0010-elsewhere-and-back.ts';
import { up as rankedWorks } from './0012-ranked-works.ts';
import { up as operators } from './0013-operators.ts';
import { up as empireKeys } from './0014-empire-keys.ts';
import { up as noOptionState } from './0015-no-option-state.ts';
import { groundWar } from './0016-ground-war.ts';
import { tension } from './0017-tension.ts';
import { missions } from './0018-missions.ts';
import { treaties } from './0019-treaties.ts';
import { talk } from './0020-talk.ts';
import { up as newsHeard } from './0021-news-heard.ts';
import { votes } from './0023-votes.ts';
import { up as setups } from './0024-setups.ts';
import { up as listVersions } from './0025-list-versions.ts';
import { up as guides } from './0026-guides.ts';
import { standIns } from './0027-stand-ins.ts';
import { nonAlignedWorlds } from './0029-non-aligned-worlds.ts';
import { up as threads } from './0031-threads.ts';
import { up as houseRules } from './0032-house-rules.ts';
import { up as tutorials } from './0033-tutorials.ts';
import { up as issuedHeads } from './0036-issued-heads.ts';
import { up as askedAhead } from './0037-asked-ahead.ts';
import { addSettings } from './add-settings.ts';

/**
 * All migrations by name, run in the order of their names. Imported one by one: a bundle has no folder to read. One that brings
 * settings is a line here: `'0017-pirates': addSettings({ pirates: 'off' })`.
 */
export const MIGRATIONS: Readonly<Record<string, SettingMigration>> = {
  '0001-game-tables': { up: gameTables },
  '0002-turn-and-desk-tables': { up: turnAndDeskTables },
  '0003-a-campaign-year': { up: aCampaignYear },
  '0004-people': { up: people },
  '0005-orders-apart': { up: ordersApart },
  '0006-turn-clock': { up: turnClock },
  '0007-desk-notes': { up: deskNotes },
  '0008-supply-and-exploration': { up: supplyAndExploration },
  '0009-play-in-the-galaxy': { up: playInTheGalaxy },
  '0010-elsewhere-and-back': { up: elsewhereAndBack },
  '0012-ranked-works': { up: rankedWorks },
  '0013-operators': { up: operators },
  '0014-empire-keys': { up: empireKeys },
  '0015-no-option-state': { up: noOptionState },
  '0016-ground-war': groundWar,
  '0017-tension': tension,
  '0018-missions': missions,
  '0019-treaties': treaties,
  '0020-talk': talk,
  '0021-news-heard': { up: newsHeard },
  '0022-covert-diplomacy': addSettings({ covertDiplomacy: 'on' }),
  '0023-votes': votes,
  '0024-setups': { up: setups },
  '0025-list-versions': { up: listVersions },
  '0026-guides': { up: guides },
  '0027-stand-ins': standIns,
  '0029-non-aligned-worlds': nonAlignedWorlds,
  '0030-rest-of-the-galaxy': addSettings({
    randomEvents: 'off',
    randomEventDelay: 'turn',
    worldObjectives: 'off',
  }),
  '0031-threads': { up: threads },
  '0032-house-rules': { up: houseRules },
  '0033-tutorials': { up: tutorials },
  '0036-issued-heads': { up: issuedHeads },
  '0037-asked-ahead': { up: askedAhead },
  '0038-spectators': addSettings({ spectatorView: 'papers' }),
};
