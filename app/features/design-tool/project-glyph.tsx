/** A garden in a thumbnail, one for each project type. */
const SHAPES: Record<string, React.ReactNode> = {
  family: (
    <>
      <circle cx="22" cy="19" r="10" />
      <path d="M6 33h32M14 33v5M22 33v5M30 33v5" />
    </>
  ),
  modern: <path d="M6 26h20v12H6zM26 6h12v20H26zM11 11h10v10H11z" />,
  luxury: (
    <>
      <path d="M22 6v32M6 22h32" />
      <circle cx="22" cy="22" r="6.5" />
      <path d="M11 11h4v4h-4zM29 11h4v4h-4zM11 29h4v4h-4zM29 29h4v4h-4z" />
    </>
  ),
  wildlife: (
    <>
      <path d="M24 24c5-2 10 1 10 5s-5 6-10 5-6-8 0-10Z" />
      <circle cx="13" cy="13" r="4.5" />
      <circle cx="25" cy="12" r="3" />
      <circle cx="33" cy="16" r="3.500" />
      <circle cx="12" cy="28" r="3" />
    </>
  ),
  edible: (
    <path d="M9 9h10v10H9zM25 9h10v10H25zM9 25h10v10H9zM25 25h10v10H25zM9 14h10M25 14h10M9 30h10M25 30h10" />
  ),
  lowmaint: (
    <>
      <circle cx="18" cy="20" r="9.500" />
      <path
        d="M18 20v.01M33 12v.01M34 20v.01M31 27v.01M25 34v.01M34 34v.01M16 35v.01M9 34v.01"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </>
  ),
};

export function ProjectGlyph({ type, className }: { type: string; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 44 44"
      className={className ?? 'size-11'}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
    >
      <rect x="2.500" y="2.500" width="39" height="39" />
      {SHAPES[type]}
    </svg>
  );
}
