import type { Hours, Period } from "#app/db/shop-columns.ts";

const everyDay = (...periods: Period[]): Hours => ({
  week: Array.from({ length: 7 }, () => periods),
  exceptions: [],
});

/** What a menu file does not hold. */
export const DEMO_DETAILS = {
  "demo-cafe": {
    secondName: "कॉर्नर कैफ़े",
    address: "2 Old Post Office Lane, Demo Nagar",
    latitude: 21.14752,
    longitude: 79.09038,
    fssaiNumber: "10000000000101",
    includesGst: true,
    hours: everyDay([480, 1320]),
  },
  "demo-dhaba": {
    secondName: "Raju ka Dhaba",
    address: "Milestone 14, Old Highway, Demo Nagar",
    latitude: 21.15518,
    longitude: 79.08124,
    fssaiNumber: "10000000000102",
    includesGst: false,
    hours: everyDay([660, 930], [1080, 60]),
  },
};
