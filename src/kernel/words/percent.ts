import { formatNumber } from './format-number.ts';

/** `35 %`, held together at the end of a line. */
export const percent = (value: number): string => `${formatNumber(value)}\u00a0%`;
