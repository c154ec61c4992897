/** The legal entity behind the firm's name, in words. */
import type { BusinessSettings } from './site-info.ts';

/**
 * What the law asks a website to say of the business behind it, in a sentence or two; empty while nothing is known.
 * "Green Gardens is the trading name of Green Ltd, registered in England and Wales (01234567). Registered office: …"
 */
export function legalWords(
  settings: Pick<
    BusinessSettings,
    'firmName' | 'legalForm' | 'legalName' | 'registeredIn' | 'registeredOffice' | 'companyNumber'
  >,
): string {
  const { firmName, legalForm, legalName, registeredIn, registeredOffice, companyNumber } =
    settings;
  const name = legalName.trim();
  const isRegistered = legalForm === 'company' || legalForm === 'llp';
  const trading = name !== '' && name !== firmName;
  if (!isRegistered) return trading ? `${firmName} is the trading name of ${name}.` : '';
  const place = registeredIn ? `registered in ${registeredIn}` : 'registered';
  const number = companyNumber ? `, number ${companyNumber}` : '';
  const office = registeredOffice ? ` Registered office: ${registeredOffice}.` : '';
  return trading
    ? `${firmName} is the trading name of ${name}, ${place}${number}.${office}`
    : `${firmName} is ${place}${number}.${office}`;
}
