/** Replaces the hash that is checked if nobody has the username: this one is made with the parameters of tests. */
export const DECOY_HASH =
  "scrypt$2$1$1$GcvttVaD2kDEvbzapvEtbQ==$rWaqTWqEKTxFAdSZJ/WfnmLiRIRMTDEsL42k5+UcImY=";
