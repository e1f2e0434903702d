import type { Brand } from '#kernel/brand/brand';

export type EmpireId = Brand<string, 'EmpireId'>;
/** From the hex: `H` and two digits each of column and row (`H0204`). */
export type SystemId = Brand<string, 'SystemId'>;
/** From its ends in id order: `H0202-H0203`. */
export type LaneId = Brand<string, 'LaneId'>;
export type DesignId = Brand<string, 'DesignId'>;
export type ForceListId = Brand<string, 'ForceListId'>;
/** `human.u12`: counted per owner, so that an id tells nothing about anybody else. */
export type UnitId = Brand<string, 'UnitId'>;
/** `human.f3`, counted per owner. */
export type FleetId = Brand<string, 'FleetId'>;
/** `human.w7`, counted per owner: a unit under construction. */
export type WorkId = Brand<string, 'WorkId'>;
/** `human.c4`, counted per viewer: a foreign fleet or garrison as the viewer sees it. */
export type ContactId = Brand<string, 'ContactId'>;
/** From turn and place: `t3.H0202`. */
export type EncounterId = Brand<string, 'EncounterId'>;
/** From its encounter and the scenario's number there: `t3.H0202.1`. */
export type BattleId = Brand<string, 'BattleId'>;
/** Of a unit in one battle, given when the enemy first sees it: `B3`. */
export type TagId = Brand<string, 'TagId'>;
/** Viewer and subject: `human/H0202`. */
export type KnowledgeId = Brand<string, 'KnowledgeId'>;
/** The kind of project and its subject: `repair/human.u3`, `productivity/H0202`. */
export type ProjectId = Brand<string, 'ProjectId'>;
export type EffectId = Brand<string, 'EffectId'>;
/** The two empires in id order: `human/loran`. */
export type RelationId = Brand<string, 'RelationId'>;
/** Asked of one empire: empire, encounter, and what is asked. */
export type DecisionId = Brand<string, 'DecisionId'>;
