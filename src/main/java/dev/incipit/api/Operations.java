package dev.incipit.api;

import dev.incipit.generate.Generator;
import dev.incipit.url.SiteParser;
import dev.incipit.validate.Validator;

/** The two operations of this service, and the reader of the addresses that both take. */
public record Operations(SiteParser sites, Generator generator, Validator validator) {}
