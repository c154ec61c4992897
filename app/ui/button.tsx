import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '#app/lib/class-names.ts';
import { SiteLink } from './site-link.tsx';

export type ButtonVariant = 'solid' | 'ink' | 'outline' | 'quiet';
export type ButtonSize = 'small' | 'medium' | 'large';
type Look = { variant?: ButtonVariant; size?: ButtonSize; className?: string; children: ReactNode };
type AsButton = Look & {
  to?: undefined;
  href?: undefined;
} & ButtonHTMLAttributes<HTMLButtonElement>;
type AsLink = Look & { to: string; href?: undefined; onClick?: () => void };
type AsAnchor = Look & {
  href: string;
  to?: undefined;
  download?: boolean;
  target?: '_blank';
  'aria-label'?: string;
};

const VARIANTS: Record<ButtonVariant, string> = {
  solid: 'bg-clay text-on-clay hover:bg-clay-deep',
  ink: 'bg-ink text-paper hover:bg-ink-soft',
  outline: 'border border-line-strong text-ink hover:border-ink hover:bg-ink/5',
  quiet: 'text-ink underline-offset-[0.3em] decoration-1 hover:underline',
};
const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3.5 text-[0.875rem] gap-1.5',
  medium: 'min-h-11 px-5 text-[0.9375rem] gap-2',
  large: 'min-h-13 px-7 text-[1rem] gap-2.5',
};

/** The classes of a button, for the rare element that cannot be one. */
export function buttonLook({
  variant = 'solid',
  size = 'medium',
  className,
}: Partial<Look> = {}): string {
  return classNames(
    // Names it for the install card, which covers no button.
    'button-look inline-flex items-center justify-center rounded-sm py-2 text-center leading-tight font-medium transition-colors duration-150',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    VARIANTS[variant],
    SIZES[size],
    variant === 'quiet' && 'px-1!',
    className,
  );
}

/** A button, a link that looks like one (`to`), or a plain anchor (`href`: files and sheets). */
export function Button(props: AsButton | AsLink | AsAnchor) {
  const { variant, size, className, children, ...rest } = props;
  const look = buttonLook({ variant, size, className });
  if (rest.to !== undefined) {
    return (
      <SiteLink {...(rest as { to: string })} className={look}>
        {children}
      </SiteLink>
    );
  }
  if (rest.href !== undefined) {
    const anchor = rest as { href: string; target?: '_blank' };
    return (
      <a {...anchor} rel={anchor.target ? 'noopener' : undefined} className={look}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" {...(rest as ButtonHTMLAttributes<HTMLButtonElement>)} className={look}>
      {children}
    </button>
  );
}
