import { rowOf } from '#kernel/collections/row-of';
import { unique } from '#kernel/collections/unique';
import { claimIdOf } from '#model/campaign/effect';
import { relationIdOf } from '#model/campaign/relation';
import type { DiplomacyEvent } from '#model/events/diplomacy-events';
import { afterStep, untouched } from '#rules/diplomacy/tension';
import { countOneMore } from './counted.ts';
import { credit } from './credit.ts';
import { type Handlers, changesNothing } from './handler.ts';
import { removeUnit } from './remove-unit.ts';
import { smoothSchematics } from './smooth-schematics.ts';
import { type Stand, writeRelation } from './write-relation.ts';

export const applyDiplomacy: Handlers<DiplomacyEvent> = {
  EmpiresMet: ({ a, b, turn }, write) => {
    const id = relationIdOf(a, b);
    write.put('relations', id, {
      id,
      a,
      b,
      state: 'non-intercourse',
      openly: null,
      since: turn,
      sustained: false,
      pact: false,
    });
  },
  SustainedContactSet: ({ a, b, holds }, write) => {
    const id = relationIdOf(a, b);
    const row = rowOf(write.read().relations, id);
    write.put('relations', id, { ...row, sustained: holds });
  },
  FirstContactWarBegan: ({ by, against, turn }, write) => {
    const war = { state: 'war', covert: false, pact: false, turn, declaredBy: by } as const;
    writeRelation(write, [by, against], war);
  },
  WarDeclared: ({ by, against, turn, declare, cause }, write) => {
    const war: Stand = {
      state: declare ?? 'war',
      covert: false,
      pact: false,
      turn,
      declaredBy: by,
    };
    writeRelation(write, [by, against], war);
    if (cause !== 'revealed') return;
    write.put('empires', by, { ...rowOf(write.read().empires, by), surpriseAttack: turn });
  },
  ArmisticeSigned: ({ a, b, turn }, write) => {
    const state = 'non-intercourse';
    writeRelation(write, [a, b], { state, covert: false, pact: false, turn });
  },
  TensionChanged: ({ empire: of, toward, cause, by, start, turn }, write) => {
    const id = relationIdOf(of, toward);
    const row = rowOf(write.read().relations, id);
    const tension = afterStep(row.tensions?.[of] ?? untouched(start), { turn, cause, by });
    write.put('relations', id, { ...row, tensions: { ...row.tensions, [of]: tension } });
  },
  ClaimGivenUp: ({ empire, system, toward }, write) => {
    const claim = rowOf(write.read().effects, claimIdOf(empire, system));
    if (claim.subject.kind !== 'claim') return;
    const givenUp = [...claim.subject.givenUp, toward];
    write.put('effects', claim.id, { ...claim, subject: { ...claim.subject, givenUp } });
  },
  FleetAdmitted: changesNothing,
  TreatyAnnounced: changesNothing,
  EpGiven: ({ empire, to, points }, write) => {
    credit(write, empire, -points);
    const receiver = rowOf(write.read().empires, to);
    write.put('empires', to, { ...receiver, gifts: receiver.gifts + points });
  },
  SchematicsGiven: ({ to, design }, write) => {
    const receiver = rowOf(write.read().empires, to);
    const schematics = unique([...receiver.schematics, design]);
    write.put('empires', to, { ...receiver, schematics });
    smoothSchematics(write, to, design);
  },
  UnitSold: ({ unit: id, becomes, to, place, turn }, write) => {
    const unit = rowOf(write.read().units, id);
    removeUnit(write, id);
    countOneMore(write, to, 'units');
    const came = { owner: to, place, trading: false, unconverted: false, since: turn };
    write.put('units', becomes, { ...unit, id: becomes, ...came });
  },
  // What it teaches are events of their own.
  MapGiven: () => undefined,
};
