declare module 'svg-to-pdfkit' {
  import type PDFDocument from 'pdfkit';

  type Options = Readonly<{
    width?: number;
    height?: number;
    assumePt?: boolean;
    preserveAspectRatio?: string;
    fontCallback?: (family: string, bold: boolean, italic: boolean) => string;
    warningCallback?: (warning: string) => void;
  }>;

  const drawSvg: (
    ...given: [
      pdf: InstanceType<typeof PDFDocument>,
      svg: string,
      x: number,
      y: number,
      options?: Options,
    ]
  ) => void;

  export = drawSvg;
}
