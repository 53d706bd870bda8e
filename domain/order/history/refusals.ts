/**
 * Why something cannot be done to a request as it stands, in words for whoever asked: the same on both
 * sides. The codes never change.
 */
export const REFUSALS = {
  ended: 'This request is closed, so this was not done. Please call us if that is a mistake.',
  ordered: 'The room is ordered, so this was not done. Please call us about it.',
  time_gone: 'This time is no longer offered. Please choose another, or tell us when it suits you.',
  time_taken:
    'This time was taken in the meantime. Please choose another, or tell us when it suits you.',
  time_past: 'This time is over. Please choose another, or tell us when it suits you.',
  visit_held: 'The visit has already taken place.',
  visit_moved:
    'Our visit has moved in the meantime, so this was not done. Please look at its new time first.',
  handed_over: 'The room is handed over, so this was not done.',
  visit_ahead: 'Our visit is still to come. Cancel it first: the homeowner is told of that.',
  visit_over: 'The time of our visit has come, so this was not done. Please call us.',
  no_visit: 'There is no visit to change.',
  no_quote: 'There is no written quote with this number.',
  quote_replaced: 'There is a newer version of this quote, and only that one can be accepted.',
  quote_ran_out: 'This quote has run out. Ask us to renew it: that costs you nothing.',
  quote_valid: 'This quote is still valid, so it needs no renewal.',
  quote_declined: 'This quote was declined. Please call us if that is a mistake.',
  accepted_already: 'The written quote was accepted, so there is nothing to change in it.',
  being_made: 'The room is in the workshop or further, so no other quote of it is sent.',
  not_new: 'A visit or a quote of this request is under way, so it is not new.',
  too_many_photos:
    'We already have as many photos of this request as we can keep. Please ask without, or email them to us.',
  no_question: 'There is no such question.',
  not_ordered: 'There is no order yet: its dates come after the quote was accepted.',
  not_next:
    'A room goes from the workshop to the site, and is handed over there: one after the other.',
  not_reminded: 'We have not reminded you of this, or it is settled: there is nothing to put off.',
  advance_open: 'An invoice of this order is still to be paid.',
  no_accepted_quote: 'No written quote was accepted, so there is nothing to invoice.',
  no_stage: 'There is no such payment stage.',
  stage_invoiced: 'This payment stage has its invoice. Credit that first, to make another.',
  nothing_left:
    'The invoices of this order come to the accepted total: nothing is left to invoice.',
  invoice_amount:
    'Enter an amount up to what is left of the accepted total. The last payment stage takes all of it.',
  no_invoice: 'There is no such invoice.',
  credit_amount: 'Enter an amount up to what is left of the invoice.',
  no_payment: 'There is no such payment.',
  line_noted: 'This line of the bank statement was noted already.',
  no_times: 'Offer at least one time that is still to come, and each time once.',
} as const;

export type RefusalCode = keyof typeof REFUSALS;
