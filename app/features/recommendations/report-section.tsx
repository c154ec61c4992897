import { useState } from 'react';
import display from '#app/styles/fonts/cormorant-garamond-core-normal.woff2?url';
import displayRest from '#app/styles/fonts/cormorant-garamond-rest-normal.woff2?url';
import sans from '#app/styles/fonts/dm-sans-core-normal.woff2?url';
import sansRest from '#app/styles/fonts/dm-sans-rest-normal.woff2?url';
import type { GardenPreferences } from '#content/recommendations/preferences.ts';
import type { RecommendedPlant } from '#content/recommendations/recommend.ts';
import type { SitePassport } from '#contracts/location.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { longDate } from '#engine/model/format.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast.ts';
import { openReport } from './open-report.ts';

/** Of two faces of one family the later is tried first for a letter, the other only for letters it lacks. */
const reportFonts = () =>
  (
    [
      ['Report Display', displayRest],
      ['Report Display', display],
      ['Report Sans', sansRest],
      ['Report Sans', sans],
    ] as const
  ).map(([family, url]) => ({ family, url: new URL(url, location.href).href }));

const REPORT_ERROR = 'Please allow pop-ups to generate your report, or contact us for assistance.';

/** The report to keep, and the ways on from here. */
export function ReportSection({
  plants,
  preferences,
  passport,
  settings,
  month,
  onStartAgain,
}: {
  plants: readonly RecommendedPlant[];
  preferences: GardenPreferences;
  passport: SitePassport | null;
  settings: BusinessSettings | null;
  month: number;
  onStartAgain: () => void;
}) {
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const download = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailed(false);
    try {
      const { postcode = null, soil = null, aerial = null } = passport ?? {};
      const today = new Date();
      const date = longDate(
        `${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, '0')}-${String(today.getDate()).padStart(2, '0')}`,
      );
      const isThere = await openReport({
        fonts: reportFonts(),
        settings,
        date,
        month,
        postcode,
        soil,
        preferences,
        plants,
        aerial,
      });
      if (isThere)
        showToast({
          title: 'Report Ready',
          description:
            "Your comprehensive garden analysis report is ready. Use your browser's print function to save as PDF.",
        });
    } catch (error) {
      console.warn('The report window was not filled:', error);
      setFailed(true);
      showToast({ title: 'Report Error', description: REPORT_ERROR, tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <section aria-labelledby="report-heading" className="ground-forest bg-forest">
      <div className="wrap grid gap-x-16 gap-y-10 py-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end lg:py-24">
        <div>
          <h2 id="report-heading" className="display-2 max-w-[14ch]">
            Take it out to the garden
          </h2>
          <p className="lede mt-5 max-w-xl text-ink-soft">
            The complete report: your place and its soil with advice, each plant with its picture
            and its care, their year on one chart, and the work of the next twelve months.
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-3">
            <Button
              size="large"
              disabled={isBusy}
              aria-busy={isBusy}
              onClick={() => void download()}
            >
              {isBusy ? 'Generating Report...' : 'Download Complete Report'}
            </Button>
            <Button size="large" variant="outline" onClick={onStartAgain}>
              Start New Analysis
            </Button>
          </div>
          {hasFailed ? (
            <p role="alert" className="mt-5 max-w-xl border-l-2 border-clay pl-4">
              {REPORT_ERROR}
              {settings ? (
                <>
                  {' '}
                  <a className="text-link" href={`mailto:${settings.email}`}>
                    {settings.email}
                  </a>
                </>
              ) : null}
            </p>
          ) : null}
        </div>
        <div className="border-t pt-6">
          <p className="display-4">Would you rather have it planted for you?</p>
          <p className="mt-2 text-ink-soft">
            The design tool takes your site check with it, so that you are not asked twice.
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button to="/ai-design" variant="outline">
              Design my garden
            </Button>
            <Button to="/booking" variant="outline">
              Book Consultation
            </Button>
            <Button to="/enquiry/new?from=recommendations" variant="outline">
              Ask for a quote
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
