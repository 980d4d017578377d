package dev.incipit.web;

import dev.incipit.account.Accounts;
import dev.incipit.account.OwnKeys;
import dev.incipit.account.PlanCatalog;
import dev.incipit.history.RunHistory;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * What the pages of accounts are made from.
 *
 * @param people reads the addresses of all users, by the name of their account
 * @param checks reads the explanations of all checks, in report order
 * @param openApi reads the interface as an OpenAPI document
 */
public record DeskServices(
        Accounts accounts,
        OwnKeys keys,
        PlanCatalog plans,
        RunHistory history,
        Supplier<Map<String, List<String>>> people,
        Supplier<List<CheckText>> checks,
        Supplier<byte[]> openApi,
        InstantSource clock) {}
