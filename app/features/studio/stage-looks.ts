/** The drawing and what stands beside it; on a phone the drawing stays in sight above. */
export const STAGE =
  'sticky top-[5.25rem] z-10 h-[40svh] shrink-0 border-b md:top-16 md:h-[52svh] lg:static lg:h-auto lg:min-w-0 lg:flex-1 lg:border-r lg:border-b-0';
export const STAGE_SIDE =
  'quiet-scroll relative grid min-h-0 content-start gap-6 px-5 py-5 md:px-8 lg:w-[25rem] lg:shrink-0 lg:overflow-y-auto lg:px-6';
