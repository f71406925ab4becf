/** Words after which a number is part of the name: "Combo 1", "Biryani for 2". */
export const NUMBERED = new Set(
  "no nos number combo set meal thali offer pack box platter plan type option menu table for of x नंबर थाली कॉम्बो".split(
    " ",
  ),
);

/** What is cooked as "65": "Chicken 65". */
export const WITH_65 = new Set(
  `chicken gobi gobhi paneer mushroom mutton prawn prawns fish egg aloo veg soya corn baby kaju
  चिकन गोबी गोभी पनीर मशरूम मटन`.split(/\s+/),
);
