import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { judgeSheet } from '#app/orders/judge-sheet';
import type { EmpireView } from '#fog/views/empire-view';
import type { SeenEvent } from '#fog/views/seen-event';
import { happenedAlerts } from '#report/alerts/happened';
import { needsAlerts } from '#report/alerts/needs';
import { phrase } from '#report/document/inline';
import { assetSheet } from '#report/reports/asset-sheet';
import { turnReport } from '#report/reports/turn-report';
import type { Document } from '#report/document/document';
import { renderHtml } from '#report/html/render-html';
import { REPORT_TEMPLATES, type ReportTemplates } from '#report/html/templates';
import { renderPdf } from '#report/pdf/render-pdf';
import { renderText } from '#report/text/render-text';
import type { EmpireId } from '#model/campaign/ids';
import type { ProofWorld } from '#test/support/proof-world';
import { type DonePhase, viewOf } from '#test/support/whole-turn';
import { seenIn } from './rig.ts';

const TEMPLATES = Object.fromEntries(
  REPORT_TEMPLATES.map((name) => {
    const file = new URL(`../../../templates/report/${name}.hbs`, import.meta.url);
    return [name, readFileSync(file, 'utf8')];
  }),
) as ReportTemplates;

/** What the overview opens with, in full. */
function alertsOf(view: EmpireView, seen: readonly SeenEvent[]): Document {
  const items = [
    ...needsAlerts(view, seen, judgeSheet(view, []).raids),
    ...happenedAlerts(view, seen),
  ].map((alert) => phrase(JSON.stringify(alert)));
  return { title: 'Alerts', facts: [], blocks: [{ kind: 'list', items }] };
}

/** What an empire is issued when the next turn opens: all that it saw since, and what it knows then. */
export function documentsOf(
  world: ProofWorld,
  done: readonly DonePhase[],
  viewer: EmpireId,
): readonly Document[] {
  const { state } = done.at(-1)!;
  const seen = seenIn(
    {
      ...done.at(-1)!,
      events: done.flatMap(({ events }) => events),
      rolls: done.flatMap(({ rolls }) => rolls),
    },
    viewer,
  );
  const view = viewOf(world, state, viewer);
  const input = { view, seen, edition: 1 };
  return [assetSheet(input), turnReport(input), alertsOf(view, seen)];
}

export const asText = (document: Document): string => renderText(document, { width: 80 });
export const asHtml = (document: Document): string => renderHtml(document, TEMPLATES);

const font = (name: string): Uint8Array =>
  new Uint8Array(
    readFileSync(createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)),
  );

/** The bytes of the file, dated alike. */
export async function asPdf(document: Document): Promise<string> {
  const fonts = { regular: font('DejaVuSans'), bold: font('DejaVuSans-Bold') };
  const bytes = await renderPdf(document, { fonts, createdAt: new Date(0) });
  return Buffer.from(bytes).toString('base64');
}
