import type { ForceLists } from '#content/force-lists/force-lists';
import { hashOf } from '#kernel/result/hash';
import { EMPIRES } from './plans.ts';

const LENGTH = 12;

/** Tells whether the classes of the ten empires are still those of a measurement. */
export const classesMark = ({ designs }: ForceLists): string =>
  hashOf(designs.filter(({ list }) => EMPIRES.some((empire) => empire === list))).slice(0, LENGTH);
