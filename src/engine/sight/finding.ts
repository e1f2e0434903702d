import type { BattlePlace } from '#model/battle/place';
import type { ContactId, EmpireId, SystemId } from '#model/campaign/ids';
import type { Contact } from '#model/campaign/knowledge';
import type { Party } from './parties-of.ts';

/** The side where something came or left; null: nobody saw it come or leave (FOG-4). */
export type Side = SystemId | 'unknown' | null;

/** What one viewer finds out about one thing in one look. `into`: its contact from now on. */
export type Finding =
  | Readonly<{
      kind: 'lost';
      viewer: EmpireId;
      contact: Contact;
      leftFor: Side;
      into?: ContactId;
    }>
  | Readonly<{
      kind: 'kept';
      viewer: EmpireId;
      contact: Contact;
      party: Party;
      place: BattlePlace;
      cameFrom: Side;
    }>
  | Readonly<{ kind: 'fresh'; viewer: EmpireId; party: Party; place: BattlePlace; cameFrom: Side }>;
export type FindingOf<K extends Finding['kind']> = Extract<Finding, { kind: K }>;
