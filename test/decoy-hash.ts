/** Stands in for the hash that is checked where nobody has the username, with the parameters of tests. */
export const DECOY_HASH =
  "scrypt$2$1$1$GcvttVaD2kDEvbzapvEtbQ==$rWaqTWqEKTxFAdSZJ/WfnmLiRIRMTDEsL42k5+UcImY=";
