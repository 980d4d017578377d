package dev.incipit.history;

import java.time.LocalDate;

/** What an account's runs took of its allowances on one day (UTC). */
public record DayUse(LocalDate day, int generations, int validations) {}
