import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import type { ContactId, WorkId } from '#model/campaign/ids';
import { laneIdOf } from '#model/campaign/lane';
import { designId, fleetId, unitId } from '#test/support/campaign';
import { sol, wolf } from '#test/report/reports/sample-campaign';

export type Sample<T> = readonly [sample: T, sentence: string];

export const head = { cite: cite('TURN-1'), rolls: [] };
export const home = fleetId('human.f1');
export const valiant = unitId('human.u1');
export const saber = unitId('human.u2');
export const apollo = designId('apollo');
export const work = brandAs<WorkId>('human.w1');
export const contact = brandAs<ContactId>('human.c1');
export const here = { kind: 'system', system: wolf } as const;
export const lane = laneIdOf(sol, wolf);
export const ledger = [{ label: 'Sol', cite: cite('ECO-1'), amount: 30 }];
export const groups = [
  { design: designId('lida'), kind: 'ship', condition: 'crippled', count: 2 },
] as const;
