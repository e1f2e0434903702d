/** A moment as people read it: `2026-11-21 10:40 UTC`. */
export const momentText = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;
