/** A moment as people read it: `2026-11-21 10:40 UTC`. */
export const timeText = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;

/** A day: `2026-11-21`. */
export const dayText = (iso: string): string => iso.slice(0, 10);
