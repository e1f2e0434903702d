import { rowOf } from '#kernel/collections/row-of';
import { type Effect, intelSpentIdOf, pulledBackIdOf } from '#model/campaign/effect';
import type { UnitId } from '#model/campaign/ids';
import type { EncounterEvent } from '#model/events/encounter-events';
import type { UnitCondition } from '#model/forces/unit';
import type { Writer } from './writer.ts';
import { type Handlers, changesNothing } from './handler.ts';
import { conditionAfterCapture } from '#rules/encounters/condition-after-capture';
import { countOneMore } from './counted.ts';
import { removeUnit } from './remove-unit.ts';

function leave(write: Writer, id: UnitId, condition: UnitCondition): void {
  const unit = rowOf(write.read().units, id);
  write.put('units', id, { ...unit, condition });
}

export const applyEncounters: Handlers<EncounterEvent> = {
  EncounterBegan: changesNothing,
  InitiativeRolled: changesNothing,
  ScenarioDemanded: changesNothing,
  ScenarioAccepted: changesNothing,
  ScenarioRefused: changesNothing,
  SidePassed: changesNothing,
  SideWithdrew: changesNothing,
  BattleBegan: changesNothing,
  BattleMoment: changesNothing,
  BattleEnded: changesNothing,
  FleetWithdrew: (event, write) => {
    const fleet = rowOf(write.read().fleets, event.fleet);
    const withdrawing = { lane: event.lane, turn: event.turn };
    write.put('fleets', event.fleet, { ...fleet, withdrawing });
  },
  UnitCrippled: (event, write) => {
    leave(write, event.unit, 'crippled');
  },
  UnitRepaired: (event, write) => {
    leave(write, event.unit, 'sound');
  },
  UnitDestroyed: (event, write) => {
    removeUnit(write, event.unit);
  },
  CensusLost: (event, write) => {
    const unit = rowOf(write.read().units, event.unit);
    write.put('units', event.unit, { ...unit, census: unit.census - event.lost });
  },
  UnitCaptured: (event, write) => {
    const unit = rowOf(write.read().units, event.unit);
    removeUnit(write, event.unit);
    countOneMore(write, event.by, 'units');
    write.put('units', event.becomes, {
      ...unit,
      id: event.becomes,
      owner: event.by,
      place: event.to,
      condition: event.stored
        ? unit.condition
        : conditionAfterCapture(unit, rowOf(write.read().designs, unit.design)),
      trading: false,
      outOfSupply: 0,
      ordnance: [],
      unconverted: false,
      since: event.turn,
    });
  },
  CargoChosen: changesNothing,
  StrikeReturned: changesNothing,
  UnitsPulledBack: ({ empire, units }, write) => {
    const { turn } = write.read();
    for (const unit of units) {
      const id = pulledBackIdOf(unit);
      const subject = { kind: 'unit', unit } as const;
      const mark = { id, kind: 'pulled-back', owner: empire, subject, amount: 1 } as const;
      write.put('effects', id, { ...mark, begins: turn, ends: turn + 1 });
    }
  },
  IntelSpent: ({ empire, system, intel }, write) => {
    const { turn, effects } = write.read();
    const id = intelSpentIdOf(system);
    const before: Effect | undefined = effects[id];
    const subject = { kind: 'system', system } as const;
    const amount = intel + (before?.amount ?? 0);
    const mark = { id, kind: 'intel-spent', owner: empire, subject, amount } as const;
    write.put('effects', id, { ...mark, begins: turn, ends: turn });
  },
  EncounterEnded: (event, write) => {
    write.remove('encounters', event.encounter);
  },
};
