import { rowOf } from '#kernel/collections/row-of';
import { isSameData } from '#kernel/result/is-same-data';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { type KnownSystem, knowledgeIdOf } from '#model/campaign/knowledge';
import type { TurnEvent } from '#model/events/turn-events';
import { giveStandingBack } from './give-standing-back.ts';
import { type Handlers, changesNothing } from './handler.ts';
import type { Writer } from './writer.ts';

export const applyTurn: Handlers<TurnEvent> = {
  PhaseEnded: (event, write) => {
    write.advance({ turn: event.turn, phase: event.next });
  },
  OrderFailed: changesNothing,
  TieRolled: changesNothing,
  Renamed: ({ empire, of, to: name }, write) => {
    const { units, fleets } = write.read();
    if (of.kind === 'unit') write.put('units', of.unit, { ...rowOf(units, of.unit), name });
    else if (of.kind === 'fleet') {
      write.put('fleets', of.fleet, { ...rowOf(fleets, of.fleet), name });
    } else renameColony(write, empire, { system: of.system, name });
  },
  StandingOrdersSet: (event, write) => {
    const state = write.read();
    if (isSameData(event.standing, {})) {
      giveStandingBack(event, write);
      return;
    }
    if (event.fleet === null) {
      const empire = rowOf(state.empires, event.empire);
      write.put('empires', event.empire, {
        ...empire,
        standing: { ...empire.standing, ...event.standing },
      });
      return;
    }
    const fleet = rowOf(state.fleets, event.fleet);
    write.put('fleets', event.fleet, {
      ...fleet,
      standing: { ...fleet.standing, ...event.standing },
    });
  },
};

/** Its owner's chart has the name at once. */
function renameColony(
  write: Writer,
  viewer: EmpireId,
  { system, name }: Readonly<{ system: SystemId; name: string }>,
): void {
  const { systems, knownSystems } = write.read();
  write.put('systems', system, { ...rowOf(systems, system), name });
  const id = knowledgeIdOf(viewer, system);
  const known: KnownSystem | undefined = knownSystems[id];
  if (known !== undefined) write.put('knownSystems', id, { ...known, name });
}
