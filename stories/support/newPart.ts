/** What an admin types into the form for a new part, by the fields' labels. */
export const newPart = {
  Name: 'Forged wheel nut M12',
  'Price per unit': '2.40',
  'Minimum quantity': '100',
  'Available parts': '4,800',
  Describe: 'Cold forged, zinc flake, cone seat. One torque fits all.',
}
