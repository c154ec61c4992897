import { Button } from '#app/ui/button.tsx';

/** There is no such design, or not any more. */
export function DesignMissing() {
  return (
    <div className="wrap py-20 lg:py-32">
      <h1 className="display-1">Design Not Found</h1>
      <p className="lede mt-6 max-w-xl text-ink-soft">
        The link may be incomplete, or the design has been removed. There are others in the library
        to look through.
      </p>
      <div className="mt-10 flex flex-wrap gap-3">
        <Button to="/design-library">Back to the design library</Button>
        <Button to="/ai-design" variant="outline">
          Design my garden
        </Button>
      </div>
    </div>
  );
}
