import type { BattlesUnderWay } from '#app/usecases/encounters/read-battles';
import { type TestDesk, done } from './desk.ts';

/** Runs the phase that is due. */
export const runPhase = async ({ use, moderator, version }: TestDesk) =>
  done(await use.runNextPhase({ actor: moderator, version: await version() }));

/** Runs what is left of the turn, until somebody is asked. */
export const runTurn = async ({ use, moderator, version }: TestDesk) =>
  done(await use.runTurn({ actor: moderator, version: await version() }));

/** The battles under way, as the moderator reads them. */
export const battlesOf = async ({ use, moderator }: TestDesk): Promise<BattlesUnderWay> =>
  done(await use.readBattles({ actor: moderator }));

/** The acts of the campaign's log, in their order. */
export const actsOf = async ({ ports, moderator }: TestDesk): Promise<readonly string[]> =>
  (await ports.store.read((reader) => reader.audit(moderator.campaign))).map(({ act }) => act);
