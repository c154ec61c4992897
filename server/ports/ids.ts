/** New identities. */
export type IdPrefix =
  | 'ses'
  | 'dsn'
  | 'pic'
  | 'job'
  | 'aud'
  | 'req'
  | 'lse'
  | 'rpt'
  | 'bkr'
  | 'srv'
  | 'tmm'
  | 'art'
  | 'crd'
  | 'qst'
  | 'prj'
  | 'tst'
  | 'plt'
  | 'eml'
  | 'bkg'
  | 'enq'
  | 'msg'
  | 'qte'
  | 'qtv'
  | 'cmp'
  | 'cst'
  | 'cnl'
  | 'day'
  | 'blk'
  | 'own'
  | 'upl'
  | 'sia'
  | 'ver';
export type Ids = {
  /** "dsn_" and 128 random bits in base64url: it cannot be guessed. */
  make(prefix: IdPrefix): string;
};
