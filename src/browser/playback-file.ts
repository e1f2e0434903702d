/** What runs in a battle that was saved as a file. It can be read without it. */
import { playback } from './playback.ts';

for (const box of document.querySelectorAll<HTMLElement>('[data-tool="playback"]')) playback(box);
