/** Campaign parameters that search engines, mail programs and networks add to links. No page reads them. */
const CAMPAIGN =
  /^(?:utm_[a-z_]+|gclid|gbraid|wbraid|gad_source|gad_campaignid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|igshid|yclid|mc_cid|mc_eid|_ga|_gl)$/;

/** Removes the query if it has only campaign parameters. @param url a path, with or without a query */
export function withoutCampaign(url: string): string {
  const [path = '', query, ...rest] = url.split('?');
  if (query === undefined || rest.length > 0) return url;
  return query.split('&').every((pair) => pair === '' || CAMPAIGN.test(pair.split('=', 1)[0]!))
    ? path
    : url;
}
