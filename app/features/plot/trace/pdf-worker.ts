/** Reads PDFs off the page's own thread. */
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
