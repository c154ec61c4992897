/** Whether the firm's prices include VAT, and how that is worded. */
import type { BusinessSettings } from './site-info.ts';

/** 'none': the firm is not registered for VAT, charges none, and no price speaks of it. */
export type VatMode = 'included' | 'added' | 'none';

export const vatMode = ({
  pricesIncludeVat,
  vatRegistered,
}: Pick<BusinessSettings, 'pricesIncludeVat' | 'vatRegistered'>): VatMode =>
  vatRegistered ? (pricesIncludeVat ? 'included' : 'added') : 'none';

const WORDS: Record<VatMode, string> = { included: 'including VAT', added: 'plus VAT', none: '' };

/** "including VAT", "plus VAT", or nothing. */
export const vatWords = (mode: VatMode): string => WORDS[mode];
/** The same behind a price, with a space before it where there is anything to say. */
export const afterPrice = (mode: VatMode): string => (mode === 'none' ? '' : ` ${WORDS[mode]}`);

/** Of a price that is known by what VAT is in it: " including VAT", or nothing where none is. */
export const includingVat = (vatPence: number): string =>
  afterPrice(vatPence > 0 ? 'included' : 'none');

/** Whether a stored price includes VAT. */
export const storedVat = ({
  includesVat,
  isVatFree,
}: {
  includesVat: boolean;
  isVatFree?: boolean | undefined;
}): VatMode => (isVatFree ? 'none' : includesVat ? 'included' : 'added');
