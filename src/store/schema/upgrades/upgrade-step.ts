import type { Json } from '#kernel/result/json';

/** What is kept packed: whole games, what players were issued, and what they were told. */
export type KeptKind = 'state' | 'view' | 'seen';

/**
 * How what is kept in one format becomes what the next one keeps: what is missing is filled with the value that changes nothing. A step
 * is never touched again once it has been released, so all that it fills in is written out in it.
 */
export type UpgradeStep = Readonly<Record<KeptKind, (value: Json) => Json>> &
  Readonly<{
    /**
     * The tables that a state of the older format has, in the order in which its hash takes them, without those that every hash takes
     * (`hashOfTables`). Absent: those of the next format.
     */
    tables?: readonly string[] | undefined;
  }>;
