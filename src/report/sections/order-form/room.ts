import type { Cell } from '#report/document/document';
import { quiet } from '#report/document/inline';

/** Room to write in. */
export const ROOM: Cell = [quiet('_'.repeat(16))];
